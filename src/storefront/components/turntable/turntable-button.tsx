import { notify } from '../../notifications/notifications.ts';
import { Button } from '../../ui/button/button.tsx';
import { useOnDemand } from '../../use-on-demand.ts';
import type { Turntable } from './turntable.ts';
import type { TurntableWords } from './turntable-view.tsx';

interface TurntableButtonProps {
  readonly turntable: Turntable & { readonly words: TurntableWords };
  readonly productName: string;
}

/** Opens the view all around, whose code and pictures are fetched only then. */
export function TurntableButton({ turntable, productName }: TurntableButtonProps) {
  const { words } = turntable;
  const { Part, open, close } = useOnDemand(() =>
    import('./turntable-view.tsx').then(({ TurntableView }) => TurntableView),
  );
  return (
    <>
      <Button
        size="small"
        onClick={() => open(() => notify({ id: 'turntable', type: 'error', message: words.failed }))}
      >
        {words.title}
      </Button>
      {Part === undefined ? null : (
        <Part turntable={turntable} words={words} productName={productName} onClose={close} />
      )}
    </>
  );
}
