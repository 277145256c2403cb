// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/searchstrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace runlatch::ui {

SearchStrip::SearchStrip(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new ElidedLabel({}, TextStyle::Small, this))
    , m_button(makeButton(ButtonRole::Text, tr("Cancel"), {}, this))
{
    const int u = Theme::of(this).u();
    m_sentence->setMuted(true);
    m_sentence->setFixedHeight(Theme::of(this).controlHeight()); // the strip keeps its height without the button
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * u);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_progress.isSearching)
            emit cancelWanted();
        else
            emit goOnWanted();
    });
    setVisible(false);
}

void SearchStrip::setProgress(const models::CapturePages::Progress &progress, qint64 found)
{
    m_found = found;
    show(progress);
}

void SearchStrip::setLag(qint64 captures)
{
    m_lag = captures;
    show(m_progress);
}

void SearchStrip::show(const models::CapturePages::Progress &progress)
{
    m_progress = progress;
    const QLocale locale;
    const auto number = [&locale](qint64 count) { return locale.toString(count); };
    //: %1 and %2 are numbers of requests; %3 is the number of those that fit the filter
    QString text =
        (progress.isStopped ? tr("Cancelled: searched %1 of %2 – %3 found") : tr("Searched %1 of %2 – %3 found"))
            .arg(number(progress.searched), number(progress.total), number(m_found));
    if (m_lag > 0) {
        //: %1 is a number of requests. Their bytes are read instead, so nothing is missed
        text += QChar(u' ') + tr("The newest %1 are not indexed yet, which takes longer.").arg(number(m_lag));
    }
    m_sentence->setText(text);
    const bool hadFocus = m_button->hasFocus();
    const bool hasButton = progress.isSearching || progress.isStopped;
    m_button->setText(progress.isStopped ? tr("Go on") : tr("Cancel"));
    m_button->setAccessibleDescription(text);
    m_button->setVisible(hasButton);
    if (hadFocus && !hasButton)
        emit left();
}

QString SearchStrip::text() const
{
    return m_sentence->text();
}

} // namespace runlatch::ui
