import { customerSchema, type Customer } from '@wbd/domain';

/** A customer for tests: plausible, and parsed like a stored one. */
export function aCustomer(overrides: Partial<Customer> = {}): Customer {
  return customerSchema.parse({
    id: 'joerg',
    advisor: 'pro',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'joerg@example.org',
    phone: '+49155500000099',
    bday: '1990-12-24',
    job: 'Angestellter',
    lastContact: new Date('2026-06-01T16:30:00Z'),
    registered: new Date('2026-01-02T10:00:00Z'),
    inviteBy: null,
    ...overrides,
  });
}
