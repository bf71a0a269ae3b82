export { BarChart, sumOf, type Bar, type BarChartProps, type Series } from './bar-chart.tsx';
