import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PageMeta, type PageMetaProps } from '../../../ui/PageMeta.tsx'
import styles from './ShopFrame.module.css'

interface ShopFrameProps {
  readonly meta: PageMetaProps
  readonly children: ReactNode
}

/** A shop page with the note for grown-ups. */
export function ShopFrame({ meta, children }: ShopFrameProps) {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta {...meta} />
      <h1>{meta.title}</h1>
      <p className={styles['grownUps']}>
        <ParaglideMessage message={m['shop_frame.for_grown_ups']} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
      </p>
      {children}
    </div>
  )
}
