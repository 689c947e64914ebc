import { RANKS } from '@emojigma/contract/rules/ranks.ts'
import { ALL_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, ButtonLink, IconButton } from '../app/ui/Button.tsx'
import { Countdown } from '../app/ui/Countdown.tsx'
import { AccountPendingOverlay } from '../app/ui/dialogs/AccountPendingOverlay.tsx'
import { Confirm } from '../app/ui/dialogs/Confirm.tsx'
import { FormModal } from '../app/ui/dialogs/FormModal.tsx'
import { Modal, ModalActions } from '../app/ui/dialogs/Modal.tsx'
import { EmptyState } from '../app/ui/EmptyState.tsx'
import { FiguresTable } from '../app/ui/FiguresTable.tsx'
import { ChoiceField, Field, PasswordField, TextField } from '../app/ui/forms/Field.tsx'
import { Form, type FormFailure } from '../app/ui/forms/Form.tsx'
import { KindAndLevelBoxes } from '../app/ui/forms/KindAndLevelBoxes.tsx'
import { LabelledBox } from '../app/ui/forms/LabelledBox.tsx'
import { Switch } from '../app/ui/forms/Switch.tsx'
import { LinkAddress } from '../app/ui/LinkAddress.tsx'
import { Failed } from '../app/ui/loading/Fetched.tsx'
import { Spinner } from '../app/ui/loading/Spinner.tsx'
import { NarrowPage } from '../app/ui/NarrowPage.tsx'
import { Notice } from '../app/ui/Notice.tsx'
import { LevelName } from '../app/ui/pictures/Die.tsx'
import { EmojiPicture } from '../app/ui/pictures/EmojiPicture.tsx'
import { Icon, type IconName } from '../app/ui/pictures/Icon.tsx'
import { ICON_SPRITE } from '../app/ui/pictures/icon-sprite.ts'
import { MOODS } from '@emojigma/contract/puzzles/pictures.ts'
import { Mascot } from '../app/ui/pictures/Mascot.tsx'
import { PuzzleThumb, ThumbList } from '../app/ui/pictures/PuzzleThumb.tsx'
import { RankBadge } from '../app/ui/pictures/RankBadge.tsx'
import { TypeMark } from '../app/ui/pictures/TypeMark.tsx'
import { RemovedList } from '../app/ui/RemovedList.tsx'
import { Section } from '../app/ui/Section.tsx'
import { Tabs } from '../app/ui/Tabs.tsx'
import { Undo } from '../app/ui/Undo.tsx'
import { GALLERY_DAY } from './puzzles.ts'

const VARIANTS = ['default', 'primary', 'brand', 'quiet'] as const
const TONES = ['note', 'success', 'offline', 'error', 'blocked'] as const
const ICONS = [...ICON_SPRITE.matchAll(/id="icon-([\w-]+)"/g)].map(([, name]) => name as IconName)
const LINK = 'https://emojigma.example/challenge/abcd'
const nothing = (): void => {}
const never = (): Promise<never> => new Promise(nothing)

/** Components of `web/app/ui` in all their states, by the name of their file. */
export const COMPONENTS: Readonly<Record<string, ReactNode>> = {
  Button: (
    <>
      {VARIANTS.map((variant) => (
        <p key={variant} className="row">
          <Button variant={variant}>Check</Button>
          <Button variant={variant} size="large">
            Check
          </Button>
          <Button variant={variant} disabled>
            Check
          </Button>
          <ButtonLink variant={variant} to="/">
            A link
          </ButtonLink>
        </p>
      ))}
      <Button isBlock>As wide as its place</Button>
      <IconButton label="Close">
        <Icon name="close" />
      </IconButton>
    </>
  ),
  Countdown: (
    <>
      <Countdown leftMs={31_267_000} until="New puzzles" />
      <Countdown leftMs={118_000_000} until="The end" hasDays />
    </>
  ),
  EmptyState: (
    <>
      <EmptyState mood="sleeping" title="Nothing here yet" headingLevel={3} action={<Button>Play</Button>}>
        Solved puzzles are listed here.
      </EmptyState>
      <EmptyState emoji="fox" title="No fox" headingLevel={3}>
        It has gone for a walk.
      </EmptyState>
    </>
  ),
  FiguresTable: (
    <>
      <FiguresTable
        caption="Solved"
        columns={['Name', 'Classic', 'Grid']}
        rows={['Ada', 'Emmy'].map((name, index) => ({ key: name, head: name, cells: [7 * index, 12], values: [name, 7 * index, 12] }))}
        empty="Nobody"
      />
      <FiguresTable caption="Compact" columns={['Place', 'Points']} rows={[{ key: 1, head: '1', cells: ['1,200'] }]} isCompact empty="" />
      <FiguresTable caption="Empty" columns={['Name', 'Points']} rows={[]} empty="No one has played yet." />
    </>
  ),
  LinkAddress: <LinkAddress label="Your link" url={LINK} invitation="Can you solve it?" />,
  NarrowPage: (
    <NarrowPage
      meta={{ title: 'Gallery', description: '' }}
      mood="hello"
      title="One thing to do"
      text="And a sentence about it."
      foot={<ButtonLink to="/">Another way</ButtonLink>}
    >
      <p>The panel</p>
    </NarrowPage>
  ),
  Notice: (
    <>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} action={<Button>Try again</Button>}>
          <p>A message of the tone {tone}.</p>
        </Notice>
      ))}
    </>
  ),
  RemovedList: (
    <Unfolded>
      <RemovedList title="Deleted" removed={[{ id: '1', name: 'Ada', goneAt: '2026-11-20T10:00:00Z' }]} onRestore={never} />
    </Unfolded>
  ),
  Section: (
    <Section id="section" title="A section" text="What it is about." mark={<TypeMark typeId={2} />} end={<a href="#section">All of it</a>}>
      <p>Its content</p>
    </Section>
  ),
  Tabs: (
    <Tabs
      label="Tabs"
      tabs={[
        { key: 'one', name: 'Selected' },
        { key: 'two', name: 'Another' },
      ]}
      selected="one"
      onSelect={nothing}
      extra={<Button>Extra</Button>}
    >
      <p>The panel</p>
    </Tabs>
  ),
  Undo: <Undo done={{ words: 'Ada was removed.', undo: never }} onUndone={nothing} />,
  'forms/Field': (
    <Sent failure={{ message: 'Please check the marked field.', fields: { name: 'This name is taken.' } }}>
      <Field name="name" label="Name" defaultValue="Ada" hint="As others see it." />
      <Field name="place" label="Place" />
      <TextField name="words" label="Words" rows={2} defaultValue="Some words" />
      <ChoiceField name="choice" label="Choice" options={{ one: 'One', two: 'Two' }} />
      <PasswordField name="password" label="Password" defaultValue="secret" />
    </Sent>
  ),
  'forms/Form': (
    <Sent failure={{ message: 'That did not work.' }}>
      <Field name="name" label="Name" defaultValue="Ada" />
    </Sent>
  ),
  'forms/KindAndLevelBoxes': <KindAndLevelBoxes typeIds={[1, 4]} levelIds={[6]} onTypeIds={nothing} onLevelIds={nothing} />,
  'forms/LabelledBox': (
    <>
      <LabelledBox label="Below its label" hint="Help to read first." fault="Too long">
        {(control) => <input {...control} defaultValue="Ada" />}
      </LabelledBox>
      <LabelledBox label="Beside" isInLine>
        {(control) => <input {...control} defaultValue="Ada" />}
      </LabelledBox>
    </>
  ),
  'forms/Switch': (
    <>
      <Switch label="On" hint="What it does." isOn onChange={nothing} />
      <Switch label="Off" isOn={false} onChange={nothing} />
    </>
  ),
  'loading/Fetched': <Failed onRetry={nothing} />,
  'loading/Spinner': <Spinner />,
  'pictures/Die': (
    <div className="row">
      {ALL_LEVEL_IDS.map((levelId) => (
        <LevelName key={levelId} levelId={levelId} />
      ))}
    </div>
  ),
  'pictures/EmojiPicture': (
    <div className="row">
      {['fox', 'red-apple', 'rocket'].map((emoji) => (
        <EmojiPicture key={emoji} emoji={emoji} label={emoji} />
      ))}
    </div>
  ),
  'pictures/Icon': (
    <div className="row">
      {ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
  'pictures/Mascot': (
    <div className="row">
      {MOODS.map((mood) => (
        <Mascot key={mood} mood={mood} />
      ))}
    </div>
  ),
  'pictures/PuzzleThumb': (
    <ThumbList label="Puzzles">
      {[0, 15, 35].map((slot) => (
        <li key={slot}>
          <PuzzleThumb puzzleId={puzzleIdOf(GALLERY_DAY, slot)} to="/" />
        </li>
      ))}
    </ThumbList>
  ),
  'pictures/RankBadge': (
    <div className="row">
      <RankBadge score={0} />
      {RANKS.filter(({ number }) => number % 16 === 0 || number < 7).map(({ number, threshold }) => (
        <RankBadge key={number} score={threshold + 1} />
      ))}
      <RankBadge score={1e9} isLarge />
    </div>
  ),
  'pictures/TypeMark': (
    <div className="row">
      {([1, 2, 3, 4, 5, 'mixed'] as const).map((typeId) => (
        <TypeMark key={typeId} typeId={typeId} />
      ))}
    </div>
  ),
}

/** Dialogs, each opened by a button with its name. The last one cannot be closed. */
export const DIALOGS: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  'dialogs/Confirm': (close) => (
    <Confirm title="Remove Ada?" text="She can be brought back for 30 days." confirm="Remove" onConfirm={never} onClose={close} />
  ),
  'dialogs/FormModal': (close) => (
    <FormModal title="A new name" onClose={close}>
      <Form submit="Save" onSubmit={never}>
        <Field name="name" label="Name" defaultValue="Ada" />
      </Form>
    </FormModal>
  ),
  'dialogs/Modal': (close) => (
    <Modal title="A dialog" onClose={close} ornament={<Mascot mood="cheering" />}>
      <p>What it says.</p>
      <ModalActions>
        <Button variant="primary">Yes</Button>
        <Button variant="quiet">No</Button>
      </ModalActions>
    </Modal>
  ),
  'dialogs/AccountPendingOverlay': () => <AccountPendingOverlay />,
}

/** Why a file of `web/app/ui` has no picture. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  KeepMounted: 'draws nothing of its own',
  PageMeta: 'sets title and meta tags',
  PrintSheet: 'opens the print dialog',
  StorageNotice: 'a Notice, in a browser that stores nothing',
  'dialogs/Dialog': 'shown by Modal',
  'forms/StandardChoice': 'shown by KindAndLevelBoxes',
  'loading/CrashBoundary': 'draws nothing of its own',
  'loading/InSpareTime': 'draws nothing of its own',
  'loading/WhenSettled': 'draws nothing of its own',
  'loading/WhenUsed': 'draws nothing of its own',
  'loading/lazy-component': 'draws nothing of its own',
  'pictures/StarRow': 'three times the star of Icon',
}

/** A form as it is after it was sent and refused. */
function Sent({ failure, children }: { readonly failure: FormFailure; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <div ref={place}>
      <Form submit="Send" onSubmit={() => Promise.resolve(failure)}>
        {children}
      </Form>
    </div>
  )
}

function Unfolded({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('details')?.setAttribute('open', ''), [])
  return <div ref={place}>{children}</div>
}

interface DialogOpenerProps {
  readonly name: string
  readonly dialog: (close: () => void) => ReactNode
}

export function DialogOpener({ name, dialog }: DialogOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
