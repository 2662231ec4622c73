import { useText } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import { PriceSwitch } from '../price-switch/price-switch.tsx';
import { HeaderMenu } from './header-menu.tsx';
import styles from './price-menu.module.css';

/** Says which price stands first, and lets a company have it without VAT (decision 0050). */
export function PriceMenu() {
  const text = useText();
  const { firstPrice } = useSurroundings();
  return (
    <HeaderMenu
      opener={
        <>
          <span className="visually-hidden">{text('priceView.legend')}:</span>{' '}
          {text(firstPrice === 'net' ? 'priceView.excluding' : 'product.taxNote')}
        </>
      }
    >
      <div className={styles.choice}>
        <PriceSwitch />
      </div>
    </HeaderMenu>
  );
}
