import { AppError } from '@wbd/domain';

/** Input that does not fit, with the names of the fields that do not. */
export class InvalidInput extends AppError {
  readonly fields: readonly string[];

  constructor(fields: readonly string[], options?: ErrorOptions) {
    super('input/invalid', options);
    this.name = 'InvalidInput';
    this.fields = fields;
  }
}
