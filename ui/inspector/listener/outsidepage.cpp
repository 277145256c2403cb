// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/outsidepage.h"

#include "base/answer.h"
#include "protocol/weburl.h"
#include "tunnel/tunnelcommand.h"
#include "tunnel/tunnelprogram.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/label.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Way = settings::OutsideAccess::Way;

OutsidePage::OutsidePage(const settings::OutsideAccess &access, QWidget *parent)
    : QWidget(parent)
    , m_way(new Segmented(tr("Reached from outside")))
    , m_url(new QLineEdit(access.url.toString(QUrl::FullyEncoded)))
    , m_urlField(new Field(tr("&Public URL"), m_url, this))
    , m_command(new QLineEdit(access.command))
    , m_commandField(new Field(tr("&Tunnel command"), m_command, this))
    , m_ready(new QWidget)
    , m_starts(new QCheckBox(tr("Start the tunnel &with the listener")))
{
    m_way->addSegment(static_cast<int>(Way::None), tr("Not reached"));
    m_way->addSegment(static_cast<int>(Way::Url), tr("By a URL"));
    m_way->addSegment(static_cast<int>(Way::Tunnel), tr("By a tunnel"));
    m_way->setCurrent(static_cast<int>(access.way));
    m_command->setMaxLength(tunnel::MaxCommand);
    m_starts->setChecked(access.startsWithListener);
    buildLayout();
    connect(m_way, &Segmented::currentChanged, this, &OutsidePage::showWay);
    connect(m_starts, &QCheckBox::clicked, this, [this](bool isChecked) { m_isConsentNew = isChecked; });
    connect(m_command, &QLineEdit::textChanged, this, [this] { // a tick is for one text
        m_isConsentNew = false;
        m_starts->setChecked(false);
    });
    showWay();
    findPrograms();
}

void OutsidePage::buildLayout()
{
    const int u = Theme::of(this).u();
    //: %1 and %2 are {host} and {port}
    m_commandField->setHint(tr("%1 and %2 are filled in").arg(u"{host}"_s, u"{port}"_s));
    m_urlField->setHint(tr("of a proxy or a tunnel that leads to this listener"));
    m_note = new Label(tr("The program runs with your rights and without a shell, gets no token and no key, and ends "
                          "with Runlatch. The first https address that it prints is used.")
                       + u' ' + tr("The command is kept in the settings in clear: put no token into it."));
    m_note->setMuted(true);
    m_note->setWordWrap(true);
    m_ready->setLayout(new QHBoxLayout);
    m_ready->layout()->setContentsMargins(0, 0, 0, 0);
    m_ready->hide();
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * u);
    column->addWidget(m_way, 0, Qt::AlignLeft);
    column->addWidget(m_urlField);
    column->addWidget(m_commandField);
    column->addWidget(m_ready);
    column->addWidget(m_starts);
    column->addWidget(m_note);
    column->addStretch(1);
}

/// Looks for the programs in a thread of the pool: folders of PATH may be slow.
void OutsidePage::findPrograms()
{
    const base::Answer<QList<int>> answer(this, [this](const base::Result<QList<int>> &programs) { offer(*programs); });
    QThreadPool::globalInstance()->start([answer] {
        QList<int> found;
        const auto programs = tunnel::tunnelPrograms();
        for (int number = 0; number < static_cast<int>(programs.size()); ++number) {
            if (!QStandardPaths::findExecutable(programs[static_cast<std::size_t>(number)].name).isEmpty())
                found.append(number);
        }
        answer(found);
    });
}

void OutsidePage::offer(const QList<int> &programs)
{
    auto *row = static_cast<QHBoxLayout *>(m_ready->layout());
    for (const int number : programs) {
        const tunnel::TunnelProgram &program = tunnel::tunnelPrograms()[static_cast<std::size_t>(number)];
        auto *use = makeButton(ButtonRole::Standard, program.name, u"plus"_s, this);
        use->setAutoDefault(false);
        use->setAccessibleName(tr("Use the line for %1").arg(program.name));
        use->setToolTip(program.line);
        connect(use, &QPushButton::clicked, this, [this, line = QString(program.line)] {
            m_command->setText(line);
            m_command->setFocus();
            const qsizetype blank = line.indexOf(u"{server}"_s);
            if (blank >= 0)
                m_command->setSelection(static_cast<int>(blank), 8); // it is to be typed
        });
        row->addWidget(use);
    }
    row->addStretch(1);
    showWay();
}

void OutsidePage::showWay()
{
    const auto way = static_cast<Way>(m_way->current());
    m_urlField->setVisible(way == Way::Url);
    m_commandField->setVisible(way == Way::Tunnel);
    m_ready->setVisible(way == Way::Tunnel && m_ready->layout()->count() > 1);
    m_starts->setVisible(way == Way::Tunnel);
    m_note->setVisible(way == Way::Tunnel);
    emit grown();
}

settings::OutsideAccess OutsidePage::access() const
{
    return {.way = static_cast<Way>(m_way->current()),
            .url = QUrl(m_url->text().trimmed(), QUrl::StrictMode),
            .command = m_command->text(),
            .startsWithListener = m_starts->isChecked()};
}

bool OutsidePage::check()
{
    const settings::OutsideAccess chosen = access();
    m_urlField->clearError();
    m_commandField->clearError();
    if (chosen.way == Way::Url
        && (!protocol::mayBeCalled(chosen.url) || chosen.url.hasQuery() || chosen.url.hasFragment())) {
        m_urlField->setError(tr("Enter a URL with http or https, without a query, such as https://tunnel.example."));
        m_url->setFocus();
        emit grown();
        return false;
    }
    const auto words = tunnel::readTunnelCommand(chosen.command);
    if (chosen.way == Way::Tunnel && !words) {
        m_commandField->setError(wording::sentence(words.error()).text());
        m_command->setFocus();
        emit grown();
        return false;
    }
    return true;
}

} // namespace runlatch::ui
