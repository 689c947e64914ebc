import * as messages from '@emojigma/messages/page/navigation/NotFoundPage.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'

export function Component() {
  return (
    <div className="page">
      <PageMeta title={messages.title} description={messages.description} isHidden />
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title={messages.heading}
        action={
          <>
            <ButtonLink to={PATHS.today} variant="primary">
              {messages.playToday}
            </ButtonLink>
            <ButtonLink to={PATHS.home}>{messages.goHome}</ButtonLink>
          </>
        }
      >
        {messages.mistyped}
      </EmptyState>
    </div>
  )
}
