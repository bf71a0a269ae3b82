/** A refusal in Stripe's shape; the library turns it into the error class of its type. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;

  constructor(
    status: number,
    error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = error;
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

export function missing(what: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function cardDeclined(): StripeFailure {
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  });
}
