import type { Customer } from '@wbd/domain/customers';
import { readCustomer } from '../../core/people.repository.ts';

export interface CustomersRepository {
  customer(id: string): Promise<Customer | null>;
}

export const customersRepository: CustomersRepository = {
  customer: readCustomer,
};
