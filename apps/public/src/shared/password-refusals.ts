/** Refusals of the server that the field `password` of a form shows. */
export const passwordRefusals = {
  'password/simple': 'password',
  'password/common': 'password',
  'password/personal': 'password',
} as const;
