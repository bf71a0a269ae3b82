import { Box, chakra, Flex, IconButton, VisuallyHidden } from '@chakra-ui/react';
import { MotionConfig, Reorder, useDragControls } from 'framer-motion';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { move } from './move.ts';
import { reorderTexts as texts } from './texts.de.ts';

const List = chakra(Reorder.Group);
const Row = chakra(Reorder.Item);

export interface ReorderListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** what an item is called when its move is announced */
  nameOf: (item: Item) => string;
  /** told once per move: the new order, and which item went where */
  onReorder: (items: Item[], moved: { item: Item; from: number; to: number }) => void;
  disabled?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * A list that is put in order by dragging a handle, by its arrow keys, or by the buttons up and down. `items` is the
 * order that holds: it changes at once and goes back when it could not be stored.
 */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, idOf, nameOf, onReorder, disabled = false, children } = props;
  // the order under the finger, until it is let go
  const [dragged, setDragged] = useState<string[]>();
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(idOf);
  const shown = dragged ?? ids;
  const byId = new Map(items.map((item) => [idOf(item), item]));

  const commit = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onReorder(move(items, from, to), { item, from, to });
    setAnnouncement(texts.moved(nameOf(item), to + 1, items.length));
  };

  return (
    <MotionConfig reducedMotion="user">
      <List
        as="ul"
        axis="y"
        aria-label={label}
        values={shown}
        onReorder={setDragged}
        display="flex"
        flexDirection="column"
        gap="3"
      >
        {shown.map((id) => {
          const item = byId.get(id);
          if (item === undefined) return null;
          const index = ids.indexOf(id);
          return (
            <ReorderRow
              key={id}
              id={id}
              name={nameOf(item)}
              first={index === 0}
              last={index === ids.length - 1}
              disabled={disabled}
              onMove={(by) => {
                commit(index, index + by);
              }}
              onDrop={() => {
                setDragged(undefined);
                commit(index, shown.indexOf(id));
              }}
            >
              {children(item)}
            </ReorderRow>
          );
        })}
      </List>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </MotionConfig>
  );
}

interface ReorderRowProps {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
  onDrop: () => void;
  children: ReactNode;
}

function ReorderRow(props: ReorderRowProps) {
  const { id, name, first, last, disabled, onMove, onDrop, children } = props;
  const controls = useDragControls();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <Row
      value={id}
      dragListener={false}
      dragControls={controls}
      onDragEnd={onDrop}
      whileDrag={{ scale: 1.01 }}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
    >
      <Flex align="center" gap="1" ps="1" pe="2" py="2">
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.drag(name)}
          disabled={disabled}
          cursor="grab"
          touchAction="none"
          onPointerDown={(event) => {
            if (!disabled) controls.start(event);
          }}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden />
        </IconButton>
        <Box flex="1" minW="0">
          {children}
        </Box>
        <IconButton
          ref={up}
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.up(name)}
          disabled={disabled || first}
          onClick={() => {
            onMove(-1);
          }}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          ref={down}
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.down(name)}
          disabled={disabled || last}
          onClick={() => {
            onMove(1);
          }}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </Flex>
    </Row>
  );
}
