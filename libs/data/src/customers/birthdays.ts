import { birthdaysOn, isCustomerReminded, type Customer } from '@wbd/domain/customers';

export interface Birthday {
  /** yyyy-MM-dd: the day on which it is celebrated */
  day: string;
  customer: Customer;
  /** how old the person becomes, in years */
  age: number;
}

/** The birthdays of customers on the given days, in the order of the days. */
export function birthdaysOf(customers: readonly Customer[], days: readonly string[]): Birthday[] {
  return days.flatMap((day) => {
    const celebrated = birthdaysOn(day);
    return customers.flatMap((customer) => {
      const { bday, birthday } = customer;
      if (bday === null || birthday === null || !celebrated.includes(birthday)) return [];
      if (!isCustomerReminded(customer)) return [];
      return [{ day, customer, age: Number(day.slice(0, 4)) - Number(bday.slice(0, 4)) }];
    });
  });
}
