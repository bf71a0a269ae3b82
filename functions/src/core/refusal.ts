/** Input that does not fit, with the names of the fields that do not. Leaves as `input/invalid`. */
export class InvalidInput extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[], options?: ErrorOptions) {
    super(`Invalid: ${fields.join(', ')}`, options);
    this.name = 'InvalidInput';
    this.fields = fields;
  }
}
