import {
  CalendarDays,
  Clapperboard,
  Eye,
  LayoutGrid,
  Library,
  Shield,
  SlidersHorizontal,
  UserRound,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** The icons a module may name for its tile. */
const icons: Partial<Record<string, LucideIcon>> = {
  eye: Eye,
  sliders: SlidersHorizontal,
  users: Users,
  calendar: CalendarDays,
  clapperboard: Clapperboard,
  library: Library,
  zap: Zap,
  user: UserRound,
  shield: Shield,
};

export function TileIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon aria-hidden size={22} />;
}
