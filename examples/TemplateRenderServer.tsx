import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

// When each job is posted, and when it renders; the third one is cancelled
const JOBS = [
  {id: 'a41', posted: 6, from: 14, to: 58},
  {id: 'b07', posted: 22, from: 58, to: 112},
  {id: 'c93', posted: 38, cancelled: 84},
  {id: 'd58', posted: 54, from: 112, to: 160},
];

export const TemplateRenderServer: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const requests = [
    ...JOBS.map(({posted}) => ({at: posted, text: 'POST /renders'})),
    {at: 74, text: 'GET /renders/b07'},
    {at: 84, text: 'DELETE /renders/c93'},
    {at: 116, text: 'GET /renders/d58'},
  ];
  const request = requests.findLast(({at}) => frame >= at);
  const arrival = spring({
    frame: frame - (request?.at ?? 0),
    fps,
    config: {damping: 200},
    durationInFrames: 10,
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0a1626'}}>
      <svg
        viewBox="0 0 1280 720"
        fontFamily="'Geist Mono Variable', monospace"
        fontSize={44}
        fill="#e8f1fb"
      >
        <rect x={60} y={60} width={1160} height={96} fill="#13263d" />
        <rect x={60} y={60} width={10} height={96} fill="#7cbbff" />
        {request && (
          <text x={100 + (1 - arrival) * 80} y={124} opacity={arrival}>
            {request.text}
          </text>
        )}
        {JOBS.map(({id, posted, from, to, cancelled}, index) => {
          const shown = spring({
            frame: frame - posted,
            fps,
            config: {damping: 16},
          });
          const progress =
            from === undefined
              ? 0
              : interpolate(frame, [from, to], [0, 1], CLAMP);
          const isCancelled = cancelled !== undefined && frame >= cancelled;
          const state = isCancelled
            ? 'cancelled'
            : progress === 0
              ? 'queued'
              : progress < 1
                ? `${Math.floor(progress * 100)} %`
                : 'done';
          return (
            <g
              key={id}
              opacity={Math.min(1, shown) * (isCancelled ? 0.5 : 1)}
              transform={`translate(60 ${204 + index * 120 + (1 - shown) * 90})`}
            >
              <text y={62}>{id}</text>
              <rect x={130} y={20} width={710} height={56} fill="#13263d" />
              <rect
                x={130}
                y={20}
                width={710 * progress}
                height={56}
                fill={progress === 1 ? '#5fd3a0' : '#7cbbff'}
              />
              {isCancelled && (
                <path
                  d="M130 48h710"
                  stroke="#7cbbff"
                  strokeWidth={4}
                  strokeDasharray="16 14"
                />
              )}
              <text
                x={880}
                y={62}
                fill={progress === 1 ? '#5fd3a0' : undefined}
              >
                {state}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
