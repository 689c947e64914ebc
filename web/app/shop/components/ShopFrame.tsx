import * as messages from '@emojigma/messages/page/shop/components/ShopFrame.tsx'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PageMeta, type PageMetaProps } from '../../ui/PageMeta.tsx'
import styles from './ShopFrame.module.css'

interface ShopFrameProps {
  readonly meta: PageMetaProps
  readonly children: ReactNode
}

/** A page of the shop: whom it speaks to, and then what there is. */
export function ShopFrame({ meta, children }: ShopFrameProps) {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta {...meta} />
      <h1>{meta.title}</h1>
      <p className={styles['grownUps']}>
        {messages.forGrownUpsNothing((text) => (
          <strong>{text}</strong>
        ))}
      </p>
      {children}
    </div>
  )
}
