import { expect, it } from 'vitest';
import { clampQuantity } from './clamp-quantity.ts';

it.each(['', '0', '-3', 'abc', '1', '1.5', 'NaN', '  '])(
  'P-04: %j becomes 1 and cannot go lower',
  (typed) => {
    expect(clampQuantity(typed, 10, 1000)).toEqual({
      quantity: 1,
      canDecrease: false,
      canIncrease: true,
      most: 10,
      wasTooMany: false,
    });
  },
);

it('P-04: more than the stock becomes the stock, with a warning, and cannot go higher', () => {
  expect(clampQuantity('11', 10, 1000)).toEqual({
    quantity: 10,
    canDecrease: true,
    canIncrease: false,
    most: 10,
    wasTooMany: true,
  });
});

it('P-04: more than the cart may hold becomes that maximum, with a warning', () => {
  expect(clampQuantity('5000', 9000, 1000)).toEqual({
    quantity: 1000,
    canDecrease: true,
    canIncrease: false,
    most: 1000,
    wasTooMany: true,
  });
});

it('P-04: exactly the stock is no warning, but the end', () => {
  expect(clampQuantity('10', 10, 1000)).toEqual({
    quantity: 10,
    canDecrease: true,
    canIncrease: false,
    most: 10,
    wasTooMany: false,
  });
});
