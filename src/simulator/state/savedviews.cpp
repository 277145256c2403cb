// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/savedviews.h"

#include "protocol/savedview.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;
using runlatch::protocol::FilterDialect;
using runlatch::protocol::SavedView;

namespace runlatch::simulator {

namespace {

struct MadeUpView
{
    SavedView view;
    FilterDialect dialect;
};

QList<MadeUpView> madeUpViews()
{
    const QString workspaces = u"workspaces"_s;
    return {
        {{.id = u"sq-Drifted3kQ8"_s,
          .name = u"Drifted workspaces"_s,
          .type = workspaces,
          .conditions = {{u"drifted"_s, ExplorerOperator::Is, u"true"_s}},
          .hasQuery = true},
         FilterDialect::Nested},
        {{.id = u"sq-OldTerraform7"_s,
          .name = u"Terraform 1.5 in production"_s,
          .type = workspaces,
          .conditions = {{u"workspace_terraform_version"_s, ExplorerOperator::Contains, u"1.5."_s},
                         {u"workspace_name"_s, ExplorerOperator::Contains, u"prod"_s}},
          .hasQuery = true},
         FilterDialect::Flat},
        {{.id = u"sq-Modules2vT5r"_s,
          .name = u"Modules in use"_s,
          .type = u"modules"_s,
          .conditions = {},
          .hasQuery = true},
         FilterDialect::Flat},
    };
}

} // namespace

QList<QJsonObject> savedViewsOf(const QString &organization)
{
    QList<QJsonObject> views;
    for (const MadeUpView &madeUp : madeUpViews()) {
        QJsonObject view = protocol::writeSavedView(madeUp.view, madeUp.dialect);
        const QString self = u"/api/v2/organizations/%1/explorer/views/%2"_s.arg(organization, madeUp.view.id);
        view.insert("links"_L1, QJsonObject{{u"self"_s, self}});
        views.append(view);
    }
    return views;
}

} // namespace runlatch::simulator
