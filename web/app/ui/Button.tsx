import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './Button.module.css'

interface Look {
  /** One primary button a view; `brand` where the stage itself is sun yellow. */
  readonly look?: 'default' | 'primary' | 'brand' | 'quiet'
  readonly size?: 'normal' | 'large'
  readonly isBlock?: boolean
}

export function Button({ look, size, isBlock, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classNames(buttonClass({ look, size, isBlock }), className)} {...rest} />
}

export function ButtonLink({ look, size, isBlock, className, ...rest }: Look & LinkProps) {
  return <Link className={classNames(buttonClass({ look, size, isBlock }), className)} {...rest} />
}

/** A round-cornered square with an icon; `label` is its accessible name. */
export function IconButton({ label, className, ...rest }: { readonly label: string } & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} className={classNames(styles['iconButton'], className)} {...rest} />
}

function buttonClass({
  look = 'default',
  size = 'normal',
  isBlock = false,
}: {
  look?: Look['look'] | undefined
  size?: Look['size'] | undefined
  isBlock?: boolean | undefined
}): string {
  return classNames(styles['button'], look !== 'default' && styles[look], size === 'large' && styles['large'], isBlock && styles['block'])
}
