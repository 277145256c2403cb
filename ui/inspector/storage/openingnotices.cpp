// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/openingnotices.h"

#include "ui/widgets/frames/messagebar.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace runlatch::ui {

OpeningNotices::OpeningNotices(QWidget *parent)
    : QWidget(parent)
    , m_store(new MessageBar)
    , m_key(new MessageBar)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_store);
    layout->addWidget(m_key);
    m_key->setClosable(false);
}

/// Each message is a new one, so that it is announced. Who pressed the button of the last one stands on its successor.
QPushButton *OpeningNotices::addRetry(MessageBar &bar, bool isFocused)
{
    QPushButton *retry = bar.addTextAction(tr("Try again"));
    if (isFocused) {
        retry->show(); // a layout shows it later, and nobody who is hidden has the focus
        retry->setFocus();
    }
    return retry;
}

void OpeningNotices::showStoreError(const base::Error &error, bool isElsewhere)
{
    m_storeError = error;
    const bool isFocused = m_storeRetry && m_storeRetry->hasFocus();
    wording::Sentence sentence = wording::sentence(error);
    if (sentence.action != wording::Sentence::Action::ChooseFolder)
        sentence.action = wording::Sentence::Action::None; // the button behind it tries again
    m_store->setSentence(sentence, [this](wording::Sentence::Action) { emit folderWanted(); });
    m_store->setClosable(isElsewhere);
    m_storeRetry = addRetry(*m_store, isFocused);
    connect(m_storeRetry, &QPushButton::clicked, this, &OpeningNotices::retryWanted);
}

void OpeningNotices::showOpened()
{
    m_store->dismiss();
}

void OpeningNotices::showSessionKey()
{
    const bool isFocused = m_keyRetry && m_keyRetry->hasFocus();
    m_key->setMessage(
        Tone::Warning, tr("No keychain keeps the key of your captures."),
        tr("Their access tokens can be opened until Runlatch ends; everything else stays readable. Unlock "
           "the keychain, and they can be opened later, too."));
    m_keyRetry = addRetry(*m_key, isFocused);
    connect(m_keyRetry, &QPushButton::clicked, this, &OpeningNotices::keyWanted);
}

void OpeningNotices::showKeptKey()
{
    m_key->dismiss();
}

std::optional<base::Error> OpeningNotices::storeError() const
{
    return m_store->hasMessage() ? std::optional(m_storeError) : std::nullopt;
}

bool OpeningNotices::saysSessionKey() const
{
    return m_key->hasMessage();
}

} // namespace runlatch::ui
