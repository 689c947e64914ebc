import type { ReactNode } from 'react'
import { BOARDS, PUZZLE_DIALOGS } from './boards.tsx'
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
      {Object.entries({ ...PUZZLE_DIALOGS, ...DIALOGS }).map(([name, dialog]) => (
        <DialogOpener key={name} name={name} dialog={dialog} />
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
