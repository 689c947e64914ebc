import { LANDING_PATH } from '@emojigma/contract/rules/local-path.ts'
import { UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { pathIn, type Language } from '../languages.ts'
import type { Mail } from '../outbox/service.ts'

/** A link to log in. */
interface MagicLink {
  readonly code: string
  /** The page that it leads on to. */
  readonly target: string | undefined
  /** Whether this is the first proof that the e-mail is theirs. */
  readonly endsPassword: boolean
}

/** The letters about accounts in one language. Links begin with the site's configured address, whatever a request's headers say. */
export class AccountMails {
  readonly #origin: () => string
  readonly #language: Language
  readonly #words: Language['server']['mails']

  /** @param origin scheme and host under which people reach the site */
  constructor(origin: () => string, language: Language) {
    this.#origin = origin
    this.#language = language
    this.#words = language.server.mails
  }

  welcome(to: string, nickname: string): Mail {
    const { helloTo, welcome } = this.#words
    return this.#mail(to, {
      subject: welcome.subject,
      paragraphs: [helloTo(nickname), welcome.text],
      link: { label: welcome.open, address: this.#link('/today') },
      closing: welcome.notYou(this.#link('/forgottenpassword')),
    })
  }

  /** To someone with whose e-mail somebody tried to register. */
  alreadyRegistered(to: string): Mail {
    const { hello, logIn, alreadyRegistered } = this.#words
    return this.#mail(to, {
      subject: alreadyRegistered.subject,
      paragraphs: [hello, alreadyRegistered.text],
      link: { label: logIn, address: this.#link('/login') },
      closing: alreadyRegistered.closing(this.#link('/forgottenpassword')),
    })
  }

  consent(to: string, nickname: string | null, code: string): Mail {
    const { hello, consent } = this.#words
    return this.#mail(to, {
      subject: consent.subject,
      paragraphs: [hello, consent.madeAnAccount(nickname), consent.whatWeKeep, consent.boards, consent.openIt],
      link: { label: consent.yes, address: this.#link('/consent', { code }) },
      closing: consent.closing(this.#link('/consent', { code, boards: 'off' }), this.#link('/privacypolicy')),
    })
  }

  /** To somebody who has not used the account for nearly as long as accounts are kept. */
  unused(to: string): Mail {
    const { hello, logIn, unused } = this.#words
    return this.#mail(to, {
      subject: unused.subject,
      paragraphs: [hello, unused.text(UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS), unused.keepIt],
      link: { label: logIn, address: this.#link('/login') },
      closing: unused.closing,
    })
  }

  reset(to: string, code: string): Mail {
    const { hello, reset } = this.#words
    return this.#mail(to, {
      subject: reset.subject,
      paragraphs: [hello, reset.text],
      link: { label: reset.subject, address: this.#link('/resetpassword', { code }) },
      closing: reset.closing,
    })
  }

  magic(to: string, { code, target = LANDING_PATH, endsPassword }: MagicLink): Mail {
    const { hello, logIn, magic } = this.#words
    return this.#mail(to, {
      subject: magic.subject,
      paragraphs: [hello, magic.text, ...(endsPassword ? [magic.endsPassword] : [])],
      link: {
        label: logIn,
        address: this.#link('/magic', {
          magic: code,
          ...(endsPassword ? { endsPassword: 'true' } : {}),
          ...(target === LANDING_PATH ? {} : { redirectUrl: target }),
        }),
      },
      closing: magic.closing,
    })
  }

  passwordChanged(to: string): Mail {
    const { hello, passwordChanged } = this.#words
    return this.#mail(to, {
      subject: passwordChanged.subject,
      paragraphs: [hello, passwordChanged.text],
      closing: passwordChanged.notYou(this.#link('/forgottenpassword')),
    })
  }

  /** To someone whose e-mail nobody had shown to be theirs before. */
  takenOver(to: string): Mail {
    const { hello, reset, takenOver } = this.#words
    return this.#mail(to, {
      subject: takenOver.subject,
      paragraphs: [hello, takenOver.shown, takenOver.nothingLost],
      link: { label: reset.subject, address: this.#link('/forgottenpassword') },
      closing: takenOver.closing(this.#link('/myAccount')),
    })
  }

  #mail(to: string, mail: Omit<Mail, 'to' | 'language'>): Mail {
    return { to, language: this.#language, ...mail }
  }

  #link(path: string, query: Readonly<Record<string, string>> = {}): string {
    const search = new URLSearchParams(query).toString()
    return `${this.#origin()}${pathIn(this.#language, path)}${search && `?${search}`}`
  }
}
