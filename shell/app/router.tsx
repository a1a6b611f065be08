import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { webModules } from '#modules/registry.web.ts';
import type { WebModule, WebPage } from '../sdk/define-web-module.ts';
import { useSession } from '../sdk/use-session.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { FirstScreen } from './loading/first-screen.tsx';
import { PageBoundary } from './loading/page-boundary.tsx';
import { PageLoading } from './loading/page-loading.tsx';
import { ScrollManager } from './loading/scroll-manager.tsx';
import { ModulePage } from './module-page.tsx';
import { NotFound } from './not-found.tsx';
import { SHELL_PAGES } from './shell-pages.ts';
import { RequireUser } from './sign-in/require-user.tsx';
import { RequireVisitor } from './sign-in/require-visitor.tsx';

export interface ModuleRoute {
  readonly module: WebModule;
  readonly page: WebPage;
  readonly Page: ComponentType;
}

/** Every page of every module, made lazy once; the same component each time, so that state survives re-renders. */
export function moduleRoutes(modules: readonly WebModule[]): ModuleRoute[] {
  return modules.flatMap((module) => module.pages.map((page) => ({ module, page, Page: lazy(page.load) })));
}

const fromModules = moduleRoutes(webModules);
const fromShell = SHELL_PAGES.map((page) => ({ ...page, Page: lazy(page.load) }));

const shellRoutes = (signedIn: boolean, fallback: ReactNode) =>
  fromShell
    .filter((page) => (page.signedIn ?? false) === signedIn)
    .map(({ path, Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <PageBoundary owner="shell" resetKey={path}>
            <Suspense fallback={fallback}>
              <Page />
            </Suspense>
          </PageBoundary>
        }
      />
    ));

/** Routes derived from the registry and the gates. A path nobody owns is the 404 page, in the frame of who is signed in. */
export function AppRoutes() {
  const signedIn = useSession().user !== null;
  return (
    <>
      <ScrollManager />
      <Routes>
        <Route element={<RequireVisitor />}>{shellRoutes(false, <FirstScreen />)}</Route>
        <Route element={<RequireUser />}>
          <Route element={<AppFrame />}>
            {shellRoutes(true, <PageLoading />)}
            {fromModules.map((route) => (
              <Route key={route.page.path} path={route.page.path} element={<ModulePage route={route} />} />
            ))}
          </Route>
        </Route>
        <Route element={signedIn ? <AppFrame /> : <Outlet />}>
          <Route path="*" element={<NotFound framed={signedIn} />} />
        </Route>
      </Routes>
    </>
  );
}
