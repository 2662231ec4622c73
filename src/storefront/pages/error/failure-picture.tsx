import styles from './failure-picture.module.css';

/** A gantry crane that has dropped its crate; it says nothing that the heading below does not say. */
export function FailurePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M8 148h224" />
      <path className={styles.crane} d="M30 148V34M50 148V34M190 148V34M210 148V34" />
      <path className={styles.brace} d="M30 60l20 26l-20 26M190 60l20 26l-20 26" />
      <path className={styles.beam} d="M14 18h212v18H14z" />
      <path className={styles.crane} d="M104 36h32v12h-32zM120 48v24" />
      <path className={styles.hook} d="M120 72c10 0 10 14 0 14c-5 0-7-3-7-6" />
      <path className={styles.crate} d="M92 118l46-12l10 36l-46 12z" />
      <path className={styles.crate} d="M92 118l56 24M138 106l-36 48" />
      <path className={styles.bolt} d="M70 112l-10-8M66 126l-14-2M166 104l10-10M172 120l14-4" />
    </svg>
  );
}
