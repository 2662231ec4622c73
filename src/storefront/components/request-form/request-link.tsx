import type { ReactNode } from 'react';
import type { RequestReason, RequestSubreason } from '../../../markets/request-reasons.ts';
import { usePaths } from '../../paths.ts';

interface RequestLinkProps {
  readonly reason?: RequestReason;
  readonly subreason?: RequestSubreason;
  /** The eight digits of a product number. */
  readonly product?: string | undefined;
  readonly order?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the request form, filled in as far as is known; with JavaScript it opens above the page. */
export function RequestLink({ reason, subreason, product, order, className, children }: RequestLinkProps) {
  const paths = usePaths();
  return (
    <a className={className} href={paths.request({ reason, subreason, product, order })} data-request-link="">
      {children}
    </a>
  );
}
