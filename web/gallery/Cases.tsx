import type { ReactNode } from 'react'
import { BOARDS } from './boards.tsx'
import { COMPONENTS, DialogOpener, DIALOGS } from './components.tsx'

/** Every case below its name. */
export function Cases() {
  return (
    <main className="cases">
      {Object.entries({ ...COMPONENTS, ...BOARDS }).map(([name, element]) => (
        <Case key={name} name={name}>
          {element}
        </Case>
      ))}
      {Object.keys(DIALOGS).map((name) => (
        <DialogOpener key={name} name={name} />
      ))}
    </main>
  )
}

function Case({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="case-name">{name}</h2>
      <div className="case" data-case={name}>
        {children}
      </div>
    </section>
  )
}
