import { m } from '@emojigma/messages'
import { counted } from '@emojigma/messages/grammar.ts'
import * as togetherWords from '@emojigma/messages/words/together.ts'
import type { Week } from '@emojigma/contract/accounts/week-link.ts'
import { dayOfDate } from '@emojigma/contract/rules/month.ts'
import { Link, useSearchParams } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { isMissing } from '../../../platform/call.ts'
import { alikePath, PATHS } from '../../../platform/navigation/paths.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { TYPE_NAMES, TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import { dayName } from '../my-days/day-words.ts'
import { weekApi } from './api.ts'
import { activityOf, questionOf } from './together.ts'
import styles from './WeekPage.module.css'

/** A player's week for the grown-ups who have the link.
 *  Source: docs/product.md, A page for grown-ups */
export function Component() {
  const code = useSearchParams()[0].get('code') ?? ''
  const accountId = useAccount()?.id
  const isHydrated = useHydrated()
  const answer = weekApi.useGetWeekQuery({ code, accountId }, { skip: !isHydrated || code === '', refetchOnMountOrArgChange: true })
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta title={m['week.page_title']()} description={m['week.description']()} isHidden />
      {code === '' || isMissing(answer.error) ? (
        <EmptyState
          mood="puzzled"
          headingLevel={1}
          title={m['week.missing_title']()}
          action={<ButtonLink to={PATHS.today}>{m['week.play_today']()}</ButtonLink>}
        >
          {m['week.missing']()}
        </EmptyState>
      ) : (
        <Fetched answer={answer} placeholder={<h1 className={styles['loading']}>{m['week.page_title']()}</h1>}>
          {(week) => <WeekView week={week} />}
        </Fetched>
      )}
    </div>
  )
}

function WeekView({ week }: { readonly week: Week }) {
  const { Nickname, Monday, IsThisWeek, Days, Solved, FirstTry, Kinds, IsOwn } = week
  const monday = dayName(dayOfDate(Monday) ?? 0)
  return (
    <>
      <header className={styles['head']}>
        <EmojiPicture emoji="glowing-star" />
        <div>
          <h1>{Nickname === null ? m['week.page_title']() : m['week.heading']({ nickname: Nickname })}</h1>
          <p className="lead muted">{m['week.from']({ monday, isThisWeek: String(IsThisWeek) })}</p>
        </div>
      </header>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {Solved > 0 ? (
            <>
              <ul className={styles['facts']}>
                <li>
                  <b>{counted(Solved)}</b> {m['week.puzzles_solved']({ count: Solved })}
                </li>
                <li>
                  <b>{m['percent.percent']({ number: Math.round((100 * FirstTry) / Solved) })}</b> {m['week.right_first_try']()}
                </li>
                <li>
                  <b>{Days}</b> {m['week.days_played']({ count: Days })}
                </li>
              </ul>
              <section className="panel" aria-labelledby="skills">
                <h2 id="skills">{m['week.skills_practiced']()}</h2>
                <ul className={styles['skills']}>
                  {Kinds.map((kind) => (
                    <Skill key={kind.PuzzleTypeId} kind={kind} />
                  ))}
                </ul>
              </section>
            </>
          ) : (
            <section className="panel">
              <p>{m['week.nothing_yet']()}</p>
            </section>
          )}
        </div>
        <div className={styles['column']}>
          <Together week={week} />
          <Question />
        </div>
      </div>
      <p className={styles['private']}>
        {m['week.private']()} {IsOwn && <Link to={`${PATHS.myDays}#grown-ups`}>{m['week.turn_off']()}</Link>}
      </p>
    </>
  )
}

function Skill({ kind: { PuzzleTypeId, Solved, FirstTry } }: { readonly kind: Week['Kinds'][number] }) {
  const name = togetherWords.skills[PuzzleTypeId]
  return (
    <li className={styles['skill']} data-type={TYPE_NAMES[PuzzleTypeId]}>
      <TypeMark typeId={PuzzleTypeId} />
      <strong>{name}</strong>
      <small>{m['week.first_try_of']({ firstTry: FirstTry, solved: Solved })}</small>
      <progress aria-label={name} value={FirstTry} max={Solved} />
    </li>
  )
}

/** Something to do away from the screen, for the kind that went least well. */
function Together({ week: { Together: together, Monday } }: { readonly week: Week }) {
  const activity = together && activityOf(together.PuzzleTypeId, dayOfDate(Monday) ?? 0)
  return (
    <section className={classNames('tile', styles['together'])} data-type="classic" aria-labelledby="together">
      <h2 id="together">
        <Mascot mood="hello" /> {m['week.do_this_together']()}
      </h2>
      {activity ? (
        <>
          <div className={styles['pictures']} aria-hidden="true">
            {activity.pictures.map((picture, index) =>
              picture === '+' ? (
                <span key={index}>+</span>
              ) : (
                <span key={index} className={typeof picture === 'string' ? undefined : styles['plate']}>
                  {[picture].flat().map((emoji, place) => (
                    <EmojiPicture key={place} emoji={emoji} />
                  ))}
                </span>
              ),
            )}
          </div>
          <p className={styles['activity']}>{activity.text}</p>
          <p className={styles['help']}>{activity.help}</p>
        </>
      ) : (
        <p className={styles['activity']}>{togetherWords.sideBySide}</p>
      )}
      <ButtonLink variant="primary" size="large" isBlock to={together ? alikePath(together.LikePuzzleId) : PATHS.today}>
        {together ? m['week.try_one_like_it']() : m['week.play_today']()}
      </ButtonLink>
    </section>
  )
}

function Question() {
  const today = useToday()
  return (
    <section className={styles['question']} aria-labelledby="question">
      <h2 id="question">{m['week.ask_today']()}</h2>
      <p>{m['week.question']({ question: questionOf(today) })}</p>
    </section>
  )
}
