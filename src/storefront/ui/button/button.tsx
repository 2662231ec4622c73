import type { ComponentProps } from 'react';
import styles from './button.module.css';

/**
 * `buy` is the one strong colour and only ever leads towards an order; `primary` sends any other form; `quiet` looks like
 * a link.
 */
type ButtonKind = 'buy' | 'primary' | 'secondary' | 'quiet';

interface Look {
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'small' | undefined;
  width?: 'content' | 'full' | undefined;
}

function buttonClass({ kind = 'secondary', size = 'normal', width = 'content' }: Look): string {
  return [styles.button, styles[kind], styles[size], width === 'full' ? styles.full : ''].join(' ').trim();
}

export function Button({
  kind,
  size,
  width,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={buttonClass({ kind, size, width })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  width,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a className={buttonClass({ kind, size, width })} {...rest}>
      {children}
    </a>
  );
}
