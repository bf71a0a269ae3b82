import type { Advisor, Customer } from '@wbd/domain';
import { readAdvisor, readCustomer } from '../shared/people.repository.ts';

export interface CustomersRepository {
  advisor(uid: string): Promise<Advisor | null>;
  customer(id: string): Promise<Customer | null>;
}

export const customersRepository: CustomersRepository = {
  advisor: readAdvisor,
  customer: readCustomer,
};
