// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequesttoolbar.h"

#include "models/changerequestsieve.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/filteredit.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/times.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using service::Scope;

ChangeRequestToolbar::ChangeRequestToolbar(QMenu *columns, QWidget *parent)
    : QWidget(parent)
    , m_scopes(new Segmented(tr("Which change requests"), this))
    , m_filter(
          new FilterEdit(tr("Filter"), tr("Filter, such as created:<7d"), models::ChangeRequestSieve::fields(), this))
    , m_loaded(new ElidedLabel({}, TextStyle::Small, this))
    , m_reload(makeButton(ButtonRole::Icon, tr("Reload"), u"refresh-cw"_s, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_scopes->addSegment(static_cast<int>(Scope::Active), tr("Active"));
    m_scopes->addSegment(static_cast<int>(Scope::Archived), tr("Archived"));
    m_scopes->addSegment(static_cast<int>(Scope::All), tr("All"));
    m_loaded->setMuted(true);
    // Keeps the label level with the field, even if a reason is below the field.
    m_loaded->setFixedHeight(Theme::of(this).controlHeight());
    auto *chooser = makeButton(ButtonRole::Icon, tr("Columns and sorting"), u"columns-3"_s, this);
    chooser->setMenu(columns);
    addReload();

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, 2 * u, u, 2 * u);
    row->setSpacing(u);
    row->addWidget(m_scopes, 0, Qt::AlignTop);
    row->addSpacing(u);
    row->addWidget(m_filter, 1, Qt::AlignTop);
    row->addSpacing(u);
    row->addWidget(m_loaded, 0, Qt::AlignTop);
    row->addWidget(chooser, 0, Qt::AlignTop);
    row->addWidget(m_reload, 0, Qt::AlignTop);
    connect(m_scopes, &Segmented::currentChanged, this, [this] { emit scopeWanted(scope()); });
    connect(m_reload, &QPushButton::clicked, this, &ChangeRequestToolbar::reloadWanted);
}

void ChangeRequestToolbar::addReload()
{
    auto *reload = new QAction(m_reload->accessibleName(), this);
    reload->setShortcut(QKeySequence::Refresh);
    connect(reload, &QAction::triggered, m_reload, &QPushButton::click);
    addAction(reload);
    Shortcuts::all().add(*reload, u"change_requests.reload"_s);
    m_reloadTip = new KeyTip(*m_reload, reload->objectName(), reload->text());
}

Scope ChangeRequestToolbar::scope() const
{
    return static_cast<Scope>(m_scopes->current());
}

void ChangeRequestToolbar::setState(const changerequests::ChangeRequestPager &pager)
{
    for (const Scope scope : {Scope::Active, Scope::Archived, Scope::All})
        m_scopes->setCount(static_cast<int>(scope), pager.total(scope).value_or(-1));
    m_lastLoaded = pager.lastLoaded();
    showLoaded();
}

void ChangeRequestToolbar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showLoaded();
}

/// If there is no room for the label, the tool tip of the button shows the time.
void ChangeRequestToolbar::showLoaded()
{
    if (!m_lastLoaded.isValid()) {
        m_loaded->hide();
        return;
    }
    //: %1 is a time of the day
    const QString text = tr("loaded %1").arg(QLocale().toString(m_lastLoaded.toLocalTime().time(), u"H:mm:ss"_s));
    m_loaded->setText(text);
    m_loaded->setToolTip(wording::exactTime(m_lastLoaded));
    m_loaded->setVisible(width() >= m_scopes->sizeHint().width() + 130 * Theme::of(this).u());
    m_reloadTip->setText(tr("Reload, %1").arg(text));
}

} // namespace runlatch::ui
