import { LANDING_PATH } from '@emojigma/contract/rules/local-path.ts'
import { UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import type { Mail } from '../outbox/service.ts'

/** A link to log in. */
interface MagicLink {
  readonly code: string
  /** The page that it leads on to. */
  readonly target: string | undefined
  /** Whether this is the first proof that the e-mail is theirs. */
  readonly endsPassword: boolean
}

/** The letters about accounts. Links begin with the site's configured address, whatever a request's headers say. */
export class AccountMails {
  readonly #origin: () => string

  /** @param origin scheme and host under which people reach the site */
  constructor(origin: () => string) {
    this.#origin = origin
  }

  welcome(to: string, nickname: string): Mail {
    return {
      to,
      subject: 'Welcome to Emojigma',
      paragraphs: [
        `Hello ${nickname}!`,
        'Your account is ready. Every day brings forty new puzzles, and your points are kept from now on.',
      ],
      link: { label: 'Open today’s puzzles', address: this.#link('/today') },
      closing: `You did not make this account? Then take it over with “Forgotten password” at ${this.#link('/forgottenpassword')}, which ends the password that was chosen, and delete it; or just leave it.`,
    }
  }

  /** To someone with whose e-mail somebody tried to register. */
  alreadyRegistered(to: string): Mail {
    return {
      to,
      subject: 'You already have an account',
      paragraphs: [
        'Hello!',
        'Somebody, probably you, has just tried to register with this e-mail. It has an account already, and nothing was changed.',
      ],
      link: { label: 'Log in', address: this.#link('/login') },
      closing: `Forgotten your password? Choose a new one at ${this.#link('/forgottenpassword')}. If a child of yours wanted an account of their own: each account needs an e-mail of its own. If it was nobody you know, there is nothing to do.`,
    }
  }

  consent(to: string, nickname: string | null, code: string): Mail {
    return {
      to,
      subject: 'May this child play on Emojigma?',
      paragraphs: [
        'Hello!',
        `A child has made an account on Emojigma${nickname === null ? '' : ` with the nickname “${nickname}”`} and gave your e-mail as their grown-up’s.`,
        'Emojigma is a site of emoji maths and logic puzzles. We keep this e-mail, the nickname, a password nobody can read, and which puzzles were played. No real name, no birthday. You can see all of it and delete it at any time.',
        'The nickname and the points stand on public leaderboards, which anybody can read. If you would rather not have that, choose “Off the boards” on the page behind this link; later you can change it in My account.',
        'If you are their parent or guardian and agree, please open this link. Before that, nobody can log in.',
      ],
      link: { label: 'Yes, this child may play', address: this.#link('/consent', { code }) },
      closing: `Yes, but off the boards? This link has that chosen already: ${this.#link('/consent', { code, boards: 'off' })}\nBoth work for seven days. If you do not agree, do nothing: the account is then deleted by itself. What we keep, and why: ${this.#link('/privacypolicy')}`,
    }
  }

  /** To somebody who has not used the account for nearly as long as accounts are kept. */
  unused(to: string): Mail {
    return {
      to,
      subject: 'Would you like to keep your account?',
      paragraphs: [
        'Hello!',
        `Nobody has used your account on Emojigma for nearly ${UNUSED_ACCOUNT_MONTHS} months. We do not keep what nobody needs: in ${UNUSED_NOTICE_DAYS} days the account is deleted, with its nickname, its points and everything else that belongs to it.`,
        'Would you like to keep it? Then just log in once.',
      ],
      link: { label: 'Log in', address: this.#link('/login') },
      closing: 'If you don’t need it any more, there is nothing to do.',
    }
  }

  reset(to: string, code: string): Mail {
    return {
      to,
      subject: 'Choose a new password',
      paragraphs: ['Hello!', 'With this link you can choose a new password.'],
      link: { label: 'Choose a new password', address: this.#link('/resetpassword', { code }) },
      closing: 'It works once, for an hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
    }
  }

  magic(to: string, { code, target = LANDING_PATH, endsPassword }: MagicLink): Mail {
    return {
      to,
      subject: 'Your link to log in',
      paragraphs: ['Hello!', 'This link logs you in without a password.', ...(endsPassword ? [ENDS_PASSWORD] : [])],
      link: {
        label: 'Log in',
        address: this.#link('/magic', {
          magic: code,
          ...(endsPassword ? { endsPassword: 'true' } : {}),
          ...(target === LANDING_PATH ? {} : { redirectUrl: target }),
        }),
      },
      closing: 'It works once, for 15 minutes. If you did not ask for it, there is nothing to do.',
    }
  }

  passwordChanged(to: string): Mail {
    return {
      to,
      subject: 'Your password was changed',
      paragraphs: ['Hello!', 'The password of your account has just been changed, and it was logged out everywhere else.'],
      closing: `That was not you? Choose a new one at once: ${this.#link('/forgottenpassword')}`,
    }
  }

  /** To someone whose e-mail nobody had shown to be theirs before. */
  takenOver(to: string): Mail {
    return {
      to,
      subject: 'This account is yours alone now',
      paragraphs: [
        'Hello!',
        'You have just logged in in a way that shows that this e-mail is yours. Nobody had shown that before, and anybody can type an e-mail. So, to be on the safe side, the password that was chosen when the account was made has ended, and the account was logged out everywhere else.',
        'Was it you who made it? Then nothing is lost: your nickname, your points and your puzzles are all there, and you can choose a new password whenever you like.',
      ],
      link: { label: 'Choose a new password', address: this.#link('/forgottenpassword') },
      closing: `You need not have one: a link to log in always works. If it was somebody else who made the account, you can change its nickname, or delete it, at ${this.#link('/myAccount')}.`,
    }
  }

  #link(path: string, query: Readonly<Record<string, string>> = {}): string {
    const search = new URLSearchParams(query).toString()
    return `${this.#origin()}${path}${search && `?${search}`}`
  }
}

const ENDS_PASSWORD =
  'It also shows, for the first time, that this e-mail is yours. To be on the safe side, the password that was chosen when the account was made ends with it. You can choose a new one whenever you like.'
