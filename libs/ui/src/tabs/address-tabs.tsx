import { Tabs } from '@chakra-ui/react';
import { useSearchParams } from '@wbd/router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { tabsRecipe } from './tabs.recipe.ts';

export interface Tab {
  /** its value in the address */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface AddressTabsProps {
  /** what the tabs are about, for screen readers */
  label: string;
  /** the first one shows where the address names none */
  tabs: readonly Tab[];
  /** the address's parameter: a reload, the back button and a copied link show the same tab */
  param?: string;
}

/** Tabs whose choice is part of the address. Only the chosen tab's content is in the page. */
export function AddressTabs({ label, tabs, param = 'tab' }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.id ?? '';
  const wanted = params.get(param);
  const value = tabs.find(({ id }) => id === wanted)?.id ?? first;

  const list = useRef<HTMLDivElement>(null);
  // an address may name one that lies beyond a phone's edge
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]');
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    list.current.scrollLeft =
      chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  const choose = (id: string) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (id === first) next.delete(param);
        else next.set(param, id);
        return next;
      },
      { preventScrollReset: true },
    );
  };

  return (
    <Tabs.Root
      recipe={tabsRecipe}
      value={value}
      onValueChange={(details) => {
        choose(details.value);
      }}
      // a tab may have to load: arrow keys move, Enter chooses
      activationMode="manual"
      lazyMount
      unmountOnExit
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
