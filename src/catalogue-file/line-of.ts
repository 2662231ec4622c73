import { z } from 'zod';
import { type FieldShape, type RecordFields, shapeOf } from '../kernel/record-fields.ts';

/** A line of the file: its type, and the fields of its record. */
export function lineOf<Type extends string, Fields extends RecordFields>(type: Type, fields: Fields) {
  const shape: { type: z.ZodLiteral<Type> } & FieldShape<Fields> = {
    type: z.literal(type),
    ...shapeOf(fields),
  };
  return z.strictObject(shape);
}
