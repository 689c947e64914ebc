import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './Button.module.css'

interface ButtonStyle {
  /** One primary button a view; `brand` where the stage itself is sun yellow. */
  readonly variant?: 'default' | 'primary' | 'brand' | 'quiet'
  readonly size?: 'normal' | 'large'
  readonly isBlock?: boolean
}

export function Button({ variant, size, isBlock, className, type = 'button', ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={classNames(buttonClass({ variant, size, isBlock }), className)} {...rest} />
}

export function ButtonLink({ variant, size, isBlock, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link data-control="" className={classNames(buttonClass({ variant, size, isBlock }), className)} {...rest} />
}

/** A round-cornered square with an icon; `label` is its accessible name. */
export function IconButton({ label, className, ...rest }: { readonly label: string } & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} className={classNames(styles['iconButton'], className)} {...rest} />
}

function buttonClass({
  variant = 'default',
  size = 'normal',
  isBlock = false,
}: {
  variant?: ButtonStyle['variant'] | undefined
  size?: ButtonStyle['size'] | undefined
  isBlock?: boolean | undefined
}): string {
  return classNames(
    styles['button'],
    variant !== 'default' && styles[variant],
    size === 'large' && styles['large'],
    isBlock && styles['block'],
  )
}
