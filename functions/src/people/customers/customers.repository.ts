import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import { readAdvisor, readCustomer } from '../../core/people.repository.ts';

export interface CustomersRepository {
  advisor(uid: string): Promise<Advisor | null>;
  customer(id: string): Promise<Customer | null>;
}

export const customersRepository: CustomersRepository = {
  advisor: readAdvisor,
  customer: readCustomer,
};
