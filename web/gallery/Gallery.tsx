import { useState } from 'react'
import { LANGUAGES } from '../app/platform/browser/languages.ts'
import { LabelledBox } from '../app/ui/forms/LabelledBox.tsx'

const THEMES = { light: 'Light', dark: 'Dark' }
const WIDTHS = { 320: '320 px', 360: '360 px', 768: '768 px', 1200: '1200 px' }
const PATHS = Object.fromEntries(LANGUAGES.map(({ path, name }) => [path, name]))

/** Choices, and the cases as they look by them. */
export function Gallery() {
  const [theme, setTheme] = useState('light')
  const [width, setWidth] = useState('360')
  const [path, setPath] = useState('')
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      <div className="row">
        <Choice label="Theme" options={THEMES} value={theme} onChange={setTheme} />
        <Choice label="Language" options={PATHS} value={path} onChange={setPath} />
        <Choice label="Width" options={WIDTHS} value={width} onChange={setWidth} />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own */}
      <iframe title="Cases" src={`${path}/gallery/cases?theme=${theme}`} width={width} />
    </main>
  )
}

interface ChoiceProps {
  readonly label: string
  /** Value → label */
  readonly options: Readonly<Record<string, string>>
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <LabelledBox label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(options).map(([one, shown]) => (
            <option key={one} value={one}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </LabelledBox>
  )
}
