import {Bar, BarChart, CartesianGrid, XAxis, YAxis} from 'recharts';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type ChartBarsProps = {
  readonly isAnimationActive: boolean;
};

const months = [
  {month: 'Mar', visitors: 420},
  {month: 'Apr', visitors: 610},
  {month: 'May', visitors: 880},
  {month: 'Jun', visitors: 1240},
];

export const ChartBars: React.FC<ChartBarsProps> = ({isAnimationActive}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();

  const data = months.map(({month, visitors}, index) => {
    const progress = spring({
      frame: frame - index * 6,
      fps,
      config: {damping: 200},
    });
    return {month, visitors: visitors * progress};
  });

  return (
    <AbsoluteFill
      style={{backgroundColor: '#12262b', fontFamily: 'sans-serif'}}
    >
      <BarChart
        width={width}
        height={height}
        data={data}
        margin={{top: 80, right: 80, bottom: 60, left: 60}}
      >
        <CartesianGrid stroke="#2f4a50" vertical={false} />
        <XAxis dataKey="month" stroke="#f4efe4" fontSize={40} height={70} />
        <YAxis domain={[0, 1400]} stroke="#f4efe4" fontSize={38} width={120} />
        <Bar
          dataKey="visitors"
          fill="#f0883e"
          isAnimationActive={isAnimationActive}
        />
      </BarChart>
    </AbsoluteFill>
  );
};
