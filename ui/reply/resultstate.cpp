// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/resultstate.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/labels/label.h"
#include "wording/lint.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ResultState::ResultState(QWidget *parent)
    : QWidget(parent)
    , m_findings(makeButton(ButtonRole::Text, {}, {}, this))
    , m_size(new Label({}, TextStyle::Small, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_findings);
    row->addWidget(m_size);
    m_size->setMuted(true);
    m_size->setToolTip(tr("Size of the whole reply"));
    m_findings->setObjectName(u"replyFindings"_s);
    new KeyTip(*m_findings, u"reply.next_finding"_s, tr("Go to the next finding"));
    connect(m_findings, &QPushButton::clicked, this, &ResultState::findingsWanted);
    setState({}, 0);
}

void ResultState::setState(const lint::LintSummary &findings, qint64 bytes)
{
    const Theme &theme = Theme::of(this);
    m_long = wording::lintCounts(findings);
    int worst = findings.infos;
    QIcon icon = theme.icon(u"info"_s, Tone::Info);
    if (findings.errors > 0) {
        worst = findings.errors;
        icon = theme.icon(u"circle-x"_s, Tone::Error);
    } else if (findings.warnings > 0) {
        worst = findings.warnings;
        icon = theme.icon(u"triangle-alert"_s, Tone::Warning);
    }
    m_number = QLocale().toString(worst);
    m_findings->setIcon(icon);
    m_findings->setAccessibleName(m_long);
    m_findings->setVisible(findings.count() > 0);
    m_size->setText(wording::dataSize(bytes));
    showWords();
}

void ResultState::setShort(bool isShort)
{
    m_isShort = isShort;
    showWords();
}

int ResultState::shortening() const
{
    const QFontMetrics metrics = m_findings->fontMetrics();
    const int words =
        m_findings->isHidden() ? 0 : metrics.horizontalAdvance(m_long) - metrics.horizontalAdvance(m_number);
    return words + m_size->sizeHint().width() + layout()->spacing();
}

void ResultState::showWords()
{
    m_findings->setText(m_isShort ? m_number : m_long);
    m_size->setVisible(!m_isShort);
}

} // namespace runlatch::ui
