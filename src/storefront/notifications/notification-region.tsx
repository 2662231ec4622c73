import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { NOTIFICATION_MS } from '../timing.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { startCountdown } from './countdown.ts';
import styles from './notification-region.module.css';
import { dismiss, getNotifications, type Notification, subscribeToNotifications } from './notifications.ts';

interface Kind {
  readonly icon: IconName;
  readonly word: TextKey;
  /** Whether it leaves by itself (rule S-07). */
  readonly stay: 'leaves' | 'stays';
}

const kinds: Readonly<Record<Notification['type'], Kind>> = {
  info: { icon: 'info', word: 'notification.info', stay: 'leaves' },
  success: { icon: 'check', word: 'notification.success', stay: 'leaves' },
  secondarySuccess: { icon: 'check', word: 'notification.success', stay: 'leaves' },
  warning: { icon: 'warning', word: 'notification.warning', stay: 'stays' },
  error: { icon: 'warning', word: 'notification.error', stay: 'stays' },
};

const none: readonly Notification[] = [];

/**
 * Where messages appear (rule S-07). The two lists are there before their first message, because screen
 * readers announce only what comes into a live region they already know.
 */
export function NotificationRegion() {
  const text = useText();
  const shown = useSyncExternalStore(subscribeToNotifications, getNotifications, () => none);
  const urgent = shown.filter(({ type }) => kinds[type].stay === 'stays');
  const passing = shown.filter(({ type }) => kinds[type].stay === 'leaves');
  return (
    <section className={styles.region} aria-label={text('notification.region')}>
      <div role="alert">
        {urgent.map((notification) => (
          <Message key={notification.id} notification={notification} />
        ))}
      </div>
      <div role="status">
        {passing.map((notification) => (
          <Message key={notification.id} notification={notification} />
        ))}
      </div>
    </section>
  );
}

function Message({ notification }: { notification: Notification }) {
  const text = useText();
  const { icon, word, stay } = kinds[notification.type];
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = message.current;
    if (stay === 'stays' || element === null) return;
    const countdown = startCountdown(notification.duration ?? NOTIFICATION_MS, () =>
      dismiss(notification.id),
    );
    const listening = new AbortController();
    const { signal } = listening;
    for (const start of ['mouseenter', 'focusin'])
      element.addEventListener(start, countdown.pause, { signal });
    for (const end of ['mouseleave', 'focusout']) element.addEventListener(end, countdown.resume, { signal });
    return () => {
      countdown.cancel();
      listening.abort();
    };
  }, [notification, stay]);

  return (
    <div ref={message} className={`${styles.message} ${styles[notification.type]}`}>
      <Icon name={icon} />
      <p className={styles.text}>
        <strong className="visually-hidden">{text(word)}: </strong>
        {notification.message}
      </p>
      {notification.action === undefined ? null : (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            notification.action?.run();
            dismiss(notification.id);
          }}
        >
          {notification.action.label}
        </Button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={text('notification.dismiss')}
        onClick={() => dismiss(notification.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
