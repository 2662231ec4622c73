/** Buttons that were pressed, with what they said before. */
const pressed = new Map<HTMLButtonElement, string | null>();

/** Forms that may be sent once: pressed again while they are on their way, they stay (`data-send-once`). */
export function sendOnce(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.sendOnce === undefined) return;
  // Only a page whose scripts run can say so: it is led to what needs them.
  for (const told of form.querySelectorAll<HTMLInputElement>('input[data-script]')) told.value = 'on';
  const button = form.querySelector<HTMLButtonElement>('button[data-sending]');
  if (button === null) return;
  if (button.disabled) {
    event.preventDefault();
    return;
  }
  pressed.set(button, button.textContent);
  button.disabled = true;
  button.textContent = button.dataset.sending ?? button.textContent;
}

/** A page that the browser kept for its back button can be used again. */
export function forgetSent(): void {
  for (const [button, words] of pressed) {
    button.disabled = false;
    button.textContent = words;
  }
  pressed.clear();
}
