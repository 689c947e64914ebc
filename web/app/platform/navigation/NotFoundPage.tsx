import { m } from '@emojigma/messages'
import { PATHS } from './paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'

export function Component() {
  return (
    <div className="page">
      <PageMeta title={m['not_found.title']()} description={m['not_found.description']()} isHidden />
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title={m['not_found.heading']()}
        action={
          <>
            <ButtonLink to={PATHS.today} variant="primary">
              {m['ui.play_today']()}
            </ButtonLink>
            <ButtonLink to={PATHS.home}>{m['not_found.go_home']()}</ButtonLink>
          </>
        }
      >
        {m['not_found.mistyped']()}
      </EmptyState>
    </div>
  )
}
