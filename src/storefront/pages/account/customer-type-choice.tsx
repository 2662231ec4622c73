import { useText } from '../../i18n/use-text.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';

/** Whether an account is a private person's or a company's; the style sheet shows what only a company is asked for. */
export function CustomerTypeChoice({ chosen }: { chosen: string | undefined }) {
  const text = useText();
  return (
    <RadioGroup
      name="customerType"
      legend={text('checkout.clientType')}
      direction="row"
      initial={chosen === 'company' ? 'company' : 'private'}
      options={[
        { value: 'private', label: text('checkout.private') },
        { value: 'company', label: text('checkout.company') },
      ]}
    />
  );
}
