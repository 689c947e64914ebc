import { m } from '@emojigma/messages'
import { LANDING_PATH } from '@emojigma/contract/rules/local-path.ts'
import { UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { inLanguage, pathIn, type Language } from '../../platform/languages.ts'
import type { Mail } from '../site/outbox/service.ts'

/** A link to log in. */
interface MagicLink {
  readonly code: string
  /** The page that it leads to. */
  readonly target: string | undefined
  /** Whether this first proof of the e-mail ends a password. */
  readonly endsPassword: boolean
}

/** The letters about accounts in one language. Links begin with the site's configured address, whatever a request's headers say. */
export class AccountMails {
  readonly #origin: () => string
  readonly #language: Language
  readonly #options: ReturnType<typeof inLanguage>

  /** @param origin public scheme and host of the site */
  constructor(origin: () => string, language: Language) {
    this.#origin = origin
    this.#language = language
    this.#options = inLanguage(language)
  }

  welcome(to: string, nickname: string): Mail {
    return this.#mail(to, {
      subject: m['mail.welcome.subject']({}, this.#options),
      paragraphs: [m['mail.hello_to']({ nickname }, this.#options), m['mail.welcome.text']({}, this.#options)],
      link: { label: m['mail.welcome.open']({}, this.#options), address: this.#link('/today') },
      closing: m['mail.welcome.not_you']({ forgottenPassword: this.#link('/forgottenpassword') }, this.#options),
    })
  }

  /** After a registration with the e-mail of an existing account. */
  alreadyRegistered(to: string): Mail {
    return this.#mail(to, {
      subject: m['mail.already_registered.subject']({}, this.#options),
      paragraphs: [m['mail.hello']({}, this.#options), m['mail.already_registered.text']({}, this.#options)],
      link: { label: m['sign_in.log_in']({}, this.#options), address: this.#link('/login') },
      closing: m['mail.already_registered.closing']({ forgottenPassword: this.#link('/forgottenpassword') }, this.#options),
    })
  }

  consent(to: string, nickname: string | null, code: string): Mail {
    return this.#mail(to, {
      subject: m['mail.consent.subject']({}, this.#options),
      paragraphs: [
        m['mail.hello']({}, this.#options),
        m['mail.consent.introduction']({ nickname: nickname ?? 'none' }, this.#options),
        m['mail.consent.what_we_keep']({}, this.#options),
        m['mail.consent.boards']({}, this.#options),
        m['mail.consent.open_it']({}, this.#options),
      ],
      link: { label: m['mail.consent.yes']({}, this.#options), address: this.#link('/consent', { code }) },
      closing: m['mail.consent.closing'](
        { offTheBoards: this.#link('/consent', { code, boards: 'off' }), privacyPolicy: this.#link('/privacypolicy') },
        this.#options,
      ),
    })
  }

  /** Warns of the deletion of an unused account. */
  unused(to: string): Mail {
    return this.#mail(to, {
      subject: m['mail.unused.subject']({}, this.#options),
      paragraphs: [
        m['mail.hello']({}, this.#options),
        m['mail.unused.text']({ months: UNUSED_ACCOUNT_MONTHS, days: UNUSED_NOTICE_DAYS }, this.#options),
        m['mail.unused.keep_it']({}, this.#options),
      ],
      link: { label: m['sign_in.log_in']({}, this.#options), address: this.#link('/login') },
      closing: m['mail.unused.closing']({}, this.#options),
    })
  }

  reset(to: string, code: string): Mail {
    return this.#mail(to, {
      subject: m['sign_in.subject']({}, this.#options),
      paragraphs: [m['mail.hello']({}, this.#options), m['mail.reset.text']({}, this.#options)],
      link: { label: m['sign_in.subject']({}, this.#options), address: this.#link('/resetpassword', { code }) },
      closing: m['mail.reset.closing']({}, this.#options),
    })
  }

  magic(to: string, { code, target = LANDING_PATH, endsPassword }: MagicLink): Mail {
    return this.#mail(to, {
      subject: m['mail.magic.subject']({}, this.#options),
      paragraphs: [
        m['mail.hello']({}, this.#options),
        m['mail.magic.text']({}, this.#options),
        ...(endsPassword ? [m['mail.magic.ends_password']({}, this.#options)] : []),
      ],
      link: {
        label: m['sign_in.log_in']({}, this.#options),
        address: this.#link('/magic', {
          magic: code,
          ...(endsPassword ? { endsPassword: 'true' } : {}),
          ...(target === LANDING_PATH ? {} : { redirectUrl: target }),
        }),
      },
      closing: m['mail.magic.closing']({}, this.#options),
    })
  }

  passwordChanged(to: string): Mail {
    return this.#mail(to, {
      subject: m['mail.password_changed.subject']({}, this.#options),
      paragraphs: [m['mail.hello']({}, this.#options), m['mail.password_changed.text']({}, this.#options)],
      closing: m['mail.password_changed.not_you']({ forgottenPassword: this.#link('/forgottenpassword') }, this.#options),
    })
  }

  /** After the first proof of the e-mail ended a password. */
  takenOver(to: string): Mail {
    return this.#mail(to, {
      subject: m['mail.taken_over.subject']({}, this.#options),
      paragraphs: [
        m['mail.hello']({}, this.#options),
        m['mail.taken_over.shown']({}, this.#options),
        m['mail.taken_over.nothing_lost']({}, this.#options),
      ],
      link: { label: m['sign_in.subject']({}, this.#options), address: this.#link('/forgottenpassword') },
      closing: m['mail.taken_over.closing']({ myAccount: this.#link('/myAccount') }, this.#options),
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
