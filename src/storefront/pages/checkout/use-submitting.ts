import { useEffect, useState } from 'react';

/**
 * Whether a plain form is on its way: set when it is sent, so that its button can be pressed once. A page that the browser
 * kept for its back button can be used again.
 */
export function useSubmitting(): readonly [boolean, (isSubmitting: boolean) => void] {
  const [isSubmitting, setIsSubmitting] = useState(false);
  useEffect(() => {
    const reset = () => setIsSubmitting(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return [isSubmitting, setIsSubmitting];
}
