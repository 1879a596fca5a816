import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Faults } from '../ui/Faults.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Home } from './home/Home.tsx';
import { OpenSettings } from './settings/OpenSettings.tsx';

// Load these lazily: the first page needs neither network, rules nor table.
const RoomPage = lazy(() => import('./lobby/RoomPage.tsx'));
const HotseatPage = lazy(() => import('./hotseat/HotseatPage.tsx'));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx'));
const GuidePage = lazy(() => import('./learn/GuidePage.tsx'));
const LessonPage = lazy(() => import('./learn/LessonPage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const BotsPage = lazy(() => import('./learn/BotsPage.tsx'));
const PuzzlesPage = lazy(() => import('./puzzles/PuzzlesPage.tsx'));
const PuzzlePage = lazy(() => import('./puzzles/PuzzlePage.tsx'));
const BalancePage = lazy(() => import('./balance/BalancePage.tsx'));
const ScenePage = lazy(() => import('./scene/ScenePage.tsx'));
const GamesPage = lazy(() => import('./games/GamesPage.tsx'));
const ExamplesPage = lazy(() => import('./reference/ExamplesPage.tsx'));
const RulesPage = lazy(() => import('./reference/RulesPage.tsx'));
const GalleryPage = lazy(() => import('./reference/GalleryPage.tsx'));
const VerifyPage = lazy(() => import('./verify/VerifyPage.tsx'));
const NoPage = lazy(() => import('./NoPage.tsx'));
const FactionPage = lazy(() => import('./reference/FactionPage.tsx'));

export const App = () => (
  <I18nProvider i18n={i18n}>
    <Pages />
  </I18nProvider>
);

function Pages() {
  // Rerenders everything below when the language changes, and keeps everything opened or typed.
  useLingui();
  return (
    <Faults>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/hotseat">
            <HotseatPage />
          </Route>
          <Route path="/hotseat/resume">
            <HotseatPage at="resume" />
          </Route>
          <Route path="/quick">
            <HotseatPage at="quick" />
          </Route>
          <Route path="/play">
            <HotseatPage at="play" />
          </Route>
          <Route path="/learn">
            <LearnPage />
          </Route>
          <Route path="/learn/:id">{({ id }) => <LessonPage id={id} />}</Route>
          <Route path="/guide/:page">{({ page }) => <GuidePage page={page} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/replay/:id/review">{({ id }) => <ReplayPage key={`${id}!`} id={id} isReview />}</Route>
          <Route path="/bots">
            <BotsPage />
          </Route>
          <Route path="/balance">
            <BalancePage />
          </Route>
          <Route path="/puzzles">
            <PuzzlesPage />
          </Route>
          <Route path="/puzzles/:id">{({ id }) => <PuzzlePage key={id} id={id} />}</Route>
          <Route path="/puzzles/:id/solution">{({ id }) => <PuzzlePage key={`${id}!`} id={id} isSolution />}</Route>
          <Route path="/see">
            <ExamplesPage group={null} />
          </Route>
          <Route path="/see/tests/:group">{({ group }) => <ExamplesPage group={`tests/${group}`} />}</Route>
          <Route path="/see/:group">{({ group }) => <ExamplesPage group={group} />}</Route>
          <Route path="/see/tests/:group/:name">
            {({ group, name }) => <ScenePage key={`${group}/${name}`} group={`tests/${group}`} name={name} />}
          </Route>
          <Route path="/see/:group/:name">
            {({ group, name }) => <ScenePage key={name} group={group} name={name} />}
          </Route>
          <Route path="/games">
            <GamesPage />
          </Route>
          <Route path="/rules">
            <RulesPage />
          </Route>
          <Route path="/cards">
            <GalleryPage />
          </Route>
          <Route path="/cards/:name">{({ name }) => <FactionPage name={name} />}</Route>
          <Route path="/verify">
            <VerifyPage />
          </Route>
          <Route path="/r/:code">{({ code }) => <RoomPage key={`r${code}`} code={code} as="player" />}</Route>
          <Route path="/w/:code">{({ code }) => <RoomPage key={`w${code}`} code={code} as="watcher" />}</Route>
          <Route>
            <NoPage />
          </Route>
        </Switch>
      </Suspense>
      <OpenSettings />
    </Faults>
  );
}
